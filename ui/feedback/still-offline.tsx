import { useText } from '../i18n/i18n.ts';

/** Tells screen readers after each failed reload that the server cannot be reached. */
export function StillOffline({ failures }: { failures: number }) {
  const t = useText();
  return (
    <div className="visually-hidden" role="status">
      {/* A new key makes screen readers announce the same text again. */}
      {failures > 0 && <span key={failures}>{t('stillOffline')}</span>}
    </div>
  );
}
