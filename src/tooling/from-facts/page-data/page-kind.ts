import { namedFields } from '../../../facts/fields';
import { fieldWords } from '../../../facts/fields.words';
import type { Kind, ObjectKind, PageField, Part } from '../../../shared/page/field';
import { isList } from '../../../shared/page/value';

/** The words for a field or a part. Those of an object in a list also describe `each` object. */
interface Words {
  description: string;
  each?: string;
  csharp?: string;
  parts?: Readonly<Record<string, Words>>;
}

/** A kind of page data in which each object has the name of its C# class, and a description. */
export type DescribedKind = Extract<Kind, string> | readonly [DescribedKind] | DescribedObject;

export interface DescribedObject extends Pick<ObjectKind, 'anyOf'> {
  csharp: string;
  description: string;
  parts: Readonly<Record<string, DescribedPart>>;
}

export interface DescribedPart extends Pick<Part, 'required'>, Partial<Pick<PageField, 'default'>> {
  kind: DescribedKind;
  description: string;
}

function describedKind(kind: Kind, words: Words): DescribedKind {
  if (typeof kind === 'string') return kind;
  if (isList(kind)) return [describedKind(kind[0], { ...words, description: words.each ?? '' })];
  const { csharp = '', description, parts = {} } = words;
  return { ...kind, csharp, description, parts: describedParts(Object.entries(kind.parts), parts) };
}

const describedParts = (parts: [name: string, part: Part][], words: Readonly<Record<string, Words>>) =>
  Object.fromEntries(
    parts.map(([name, part]): [string, DescribedPart] => {
      // The compiler has checked that each field and each part has words.
      const ofPart = words[name] as Words;
      return [name, { ...part, kind: describedKind(part.kind, ofPart), description: ofPart.description }];
    }),
  );

/** `window.__PAGE__` itself: an object whose parts are the fields. */
export const pageKind: DescribedObject = {
  csharp: 'PageData',
  description: "The page's data for the widgets, `window.__PAGE__`. Only `lang` is required.",
  parts: describedParts(namedFields, fieldWords),
};
