import { createContext, useContext, type ComponentProps } from 'react';

/** The level of the titles of cards: h3 below the heading of a row or section, h2 right below that of the page. */
export const CardTitleLevel = createContext<2 | 3>(3);

export function CardTitle({ children, ...attributes }: ComponentProps<'h2'>) {
  const Heading = useContext(CardTitleLevel) === 2 ? 'h2' : 'h3';
  return <Heading {...attributes}>{children}</Heading>;
}
