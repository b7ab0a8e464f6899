import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { asText } from '../../../domain/text/asText.ts';
// Says who reads.
import './texts.ts';
import type { Descriptor } from './texts.ts';

interface TransProps extends Descriptor<ReactNode> {
  readonly components?: Readonly<Record<string, ReactElement>>;
}

/** A sentence with elements in it: `Dear <0>{name}</0>`. What is typed in a value is no tag. */
export function Trans({ message, values = {}, components = {} }: TransProps) {
  const kept: ReactNode[] = [];
  const keep = (value: ReactNode) => `<k${kept.push(value) - 1}/>`;
  const texts = Object.entries(values).map(([name, value]) => {
    const isPlain = typeof value === 'number' || (typeof value === 'string' && !value.includes('<'));
    return [name, isPlain ? value : keep(value)] as const;
  });
  const text = asText({ id: '', message, values: Object.fromEntries(texts) });
  return createElement(Fragment, null, ...nodesOf(text.split(/(<\/?k?\d+\/?>)/), components, kept));
}

/** @param parts texts and tags in turn; those of one element are taken off */
function nodesOf(
  parts: string[],
  components: NonNullable<TransProps['components']>,
  kept: readonly ReactNode[],
): ReactNode[] {
  const nodes: ReactNode[] = [];
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    const [, isEnd, isKept, index, isAlone] = /^<(\/?)(k?)(\d+)(\/?)>$/.exec(part) ?? [];
    if (index === undefined) nodes.push(part);
    else if (isEnd === '/') return nodes;
    else if (isKept === 'k') nodes.push(kept[Number(index)]);
    else {
      const children = isAlone === '/' ? [] : nodesOf(parts, components, kept);
      const element = components[index];
      nodes.push(element === undefined ? children : cloneElement(element, undefined, ...children));
    }
  }
  return nodes;
}
