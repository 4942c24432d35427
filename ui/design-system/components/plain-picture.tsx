import { Picture } from './picture.tsx';

interface PlainPictureProps {
  /** Null if there is no image: a plain tile shows then. */
  readonly address: string | null;
  /** The display width, in the format of `<img sizes>`. */
  readonly sizes: string;
}

/** An image that has one address alone, as the account API sends them. */
export const PlainPicture = ({ address, sizes }: PlainPictureProps) => (
  <Picture address={{ src: address ?? '', srcSet: '', fallback: null }} sizes={sizes} />
);
