import { useId } from 'react';
import { programLink } from '#domain/navigation/paths.ts';
import { CALLOUT_PROGRAMS } from '#domain/catalogue/callout-program-slugs.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { Link } from '../navigation/link.tsx';
import { useAccount } from '../session/use-account.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Picture } from '../design-system/components/picture.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './sign-up-callout.module.css';
import { useImage } from '../cards/use-image.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import { useSeriesIdsBySlug } from '../queries/use-series-ids-by-slug.ts';

const IMAGE_SIZES = '(max-width: 767px) 46vw, (max-width: 1199px) 23vw, 12vw';

/** The offer for visitors, in home's second row (CAT-03). */
export function SignUpCallout() {
  const t = useText();
  const headingId = useId();
  const { site } = useAccount();
  const { data: series, isPending } = useSeriesIdsBySlug();
  const titleOf = useItemTitle();
  const image = useImage();
  return (
    <section className={styles.callout} aria-labelledby={headingId}>
      <div className={styles.words}>
        <h2 className={styles.heading} id={headingId}>
          {t('catalogue:callout.heading')}
        </h2>
        <p className={styles.text}>{t('catalogue:callout.text')}</p>
        <a
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.large}`}
          href={site.address('sign-up')}
        >
          {t('catalogue:callout.signUp')}
        </a>
      </div>
      <ul className={styles.programs}>
        {CALLOUT_PROGRAMS.map((program) => {
          const id = series?.get(slug(program));
          const name = t(`catalogue:callout.${program}`);
          return (
            <li key={program}>
              <Link className={styles.program} to={programLink(slug(program))}>
                <span className={styles.picture}>
                  {id && (
                    <Picture
                      address={image({ id, image: null, images: [] }, 'shelfImage', 'listItem')}
                      sizes={IMAGE_SIZES}
                    />
                  )}
                </span>
                {/* Whether it has a public title shows by its id. */}
                <span className={isPending ? styles.unnamed : undefined}>
                  {id ? titleOf({ id, title: name }) : name}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
