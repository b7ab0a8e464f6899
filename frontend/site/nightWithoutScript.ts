import type { CSSOptions } from 'vite';

type PostCssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type PostCssPlugin = NonNullable<PostCssOptions['plugins']>[number];

const NIGHT = /(?::global\()?\[data-theme='dark'\]\)?/;

/**
 * Colours of the night are there under `[data-theme='dark']`, which a script sets. For a browser without scripts that
 * wants it dark they are there a second time, so that each of them is written down once.
 */
export const nightWithoutScript: PostCssPlugin = {
  postcssPlugin: 'night-without-script',
  Once(root, { AtRule }) {
    root.walkRules(NIGHT, (rule) => {
      if (rule.parent?.type !== 'root' || rule.selector.includes(':not(')) return;
      const atNight = new AtRule({
        name: 'media',
        params: '(scripting: none) and (prefers-color-scheme: dark)',
      });
      atNight.append(rule.clone({ selector: rule.selector.replace(NIGHT, ':root') }));
      rule.after(atNight);
    });
  },
};
