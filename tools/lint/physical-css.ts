/** A side or a direction in a style sheet that stays where it is when text runs from right to left. */
const PHYSICAL: readonly RegExp[] = [
  /^(left|right)\b/,
  /^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b/,
  /^border-(top|bottom)-(left|right)-radius\b/,
  /^(text-align|float|clear|justify-content|justify-self|caption-side)\s*:.*\b(left|right)\b/,
  /\bto (left|right)\b/,
  /\btranslate(X|3d)?\(\s*-?\d(?!\s*(px|%)?\s*,\s*0)/,
];

/** Four values one after another name the right side before the left one. */
const FOUR_SIDES = /^(inset|margin|padding|border-width|scroll-margin|scroll-padding)\s*:\s*(.+)$/;
const FOUR_CORNERS = /^border-radius\s*:\s*(.+)$/;
/** A shadow whose first offset moves it sideways. */
const SHADOW = /^(box|text)-shadow\s*:\s*(inset\s+)?-?[1-9]/;

/** The declarations of a style sheet that name a side, a corner or a direction of the screen instead of one of the text. */
export function physicalDeclarations(css: string): readonly string[] {
  const declarations = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part.includes(':'));
  return declarations.filter(
    (declaration) =>
      PHYSICAL.some((pattern) => pattern.test(declaration)) ||
      SHADOW.test(declaration) ||
      hasUnlikeSides(FOUR_SIDES.exec(declaration)?.[2]) ||
      hasUnlikeCorners(FOUR_CORNERS.exec(declaration)?.[1]),
  );
}

function hasUnlikeSides(value: string | undefined): boolean {
  const [, right, , left] = valuesIn(value ?? '');
  return left !== undefined && left !== right;
}

function hasUnlikeCorners(value: string | undefined): boolean {
  const [first, second = first, third = first, fourth = second] = valuesIn(value ?? '');
  return first !== second || third !== fourth;
}

/** Values one after another; those in brackets are one. */
function valuesIn(list: string): readonly string[] {
  const values: string[] = [];
  let depth = 0;
  for (const part of list.split(' ')) {
    if (depth > 0) values.push(`${values.pop()} ${part}`);
    else values.push(part);
    depth += part.split('(').length - part.split(')').length;
  }
  return values.filter((value) => value !== '');
}

/** The physical sides in the style properties of a component's source text. */
export const physicalStyles = (source: string): readonly string[] =>
  [...source.matchAll(/style=\{\{([^}]*)\}/g)].flatMap(([, properties = '']) =>
    [...properties.matchAll(/\b(left|right|(?:margin|padding|border)(?:Left|Right)\w*)\s*:/g)].map(
      ([, side = '']) => side,
    ),
  );
