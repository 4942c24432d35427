import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { textsBesideOthers } from '#tools/lint/texts-beside-others.ts';

const SURROUNDINGS = `
declare namespace JSX { interface Element { key: string } interface IntrinsicElements { [name: string]: unknown } }
declare const t: (key: string) => string;
declare const isNew: boolean, count: number, title: string, byline: string | null;
declare const children: JSX.Element | string | number | bigint | null | undefined;
declare const Icon: () => JSX.Element, Name: () => string, Logo: () => string | JSX.Element;
`;

function found(code: string): readonly string[] {
  const name = 'a.tsx';
  const options: ts.CompilerOptions = { noLib: true, strict: true, jsx: ts.JsxEmit.Preserve };
  const text = `${SURROUNDINGS.replaceAll('\n', ' ')} const A = () => ${code};`;
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const host = { ...ts.createCompilerHost(options), getSourceFile: () => source };
  return textsBesideOthers(source, ts.createProgram([name], options, host).getTypeChecker());
}

describe('the search for texts beside others', () => {
  it.each([
    ['<p><Icon /> {t("share")}</p>', '{t("share")}'],
    ['<p><Icon />{count}</p>', '{count}'],
    ['<p><Icon /> Share</p>', 'Share'],
    ['<p>{isNew && t("new")}{title}</p>', '{isNew && t("new")}'],
    ['<p>{isNew ? <Icon /> : title}<Icon /></p>', '{isNew ? <Icon /> : title}'],
    ['<p>{byline ?? title}<Icon /></p>', '{byline ?? title}'],
    ['<p>{byline || (title)}<Icon /></p>', '{byline || (title)}'],
    ['<p>{title + title}<Icon /></p>', '{title + title}'],
    ['<p>{"New"}<Icon /></p>', '{"New"}'],
    ['<>{title}</>', '{title}'],
    ['<p><Name /></p>', '<Name />'],
    ['<p><Logo /></p>', '<Logo />'],
  ])('finds that of %s', (code, text) => {
    expect(found(code)[0]).toBe(`1 ${text}`);
  });

  it.each([
    '<p>{t("share")}</p>',
    '<p>{isNew && t("new")}</p>',
    '<p>{/* The only one. */}{title}</p>',
    '<p><Icon /> <span>{title}</span></p>',
    '<p><Icon />{" "}<Icon />{isNew && " "}</p>',
    '<p><Icon />{title && <Icon />}</p>',
    '<p><Icon />{isNew}</p>',
    '<p><Icon />{children}</p>',
    '<p title={title}><Icon /><Icon /></p>',
    '<><Icon />{isNew && <Icon />}</>',
  ])('finds none in %s', (code) => {
    expect(found(code)).toEqual([]);
  });
});
