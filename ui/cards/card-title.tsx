import { createContext, useContext, type ComponentProps } from 'react';

/**
 * The level of the titles of cards: h3 below the heading of a row or section, h2 right below that of the page, h4 below that of a
 * part of a section.
 */
export const CardTitleLevel = createContext<2 | 3 | 4>(3);

export function CardTitle({ children, ...attributes }: ComponentProps<'h2'>) {
  const Heading = `h${useContext(CardTitleLevel)}` as const;
  return <Heading {...attributes}>{children}</Heading>;
}
