import { Fragment } from 'react';

/** Facts in one line, each in its own direction: 'Workout • 46 min • Barre'. */
export const Facts = ({ of }: { of: readonly string[] }) =>
  of.map((fact, place) => (
    <Fragment key={place}>
      {place > 0 && <span> • </span>}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
