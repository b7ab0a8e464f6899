import type { CSSOptions } from 'vite';

type PostCssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type PostCssPlugin = NonNullable<PostCssOptions['plugins']>[number];

const NIGHT = /(?::global\()?\[data-theme='dark'\]\)?/;

/** Repeats the rules of `[data-theme='dark']`, top-level or for screens, in a media query for browsers without scripts. */
export const nightWithoutScript: PostCssPlugin = {
  postcssPlugin: 'night-without-script',
  Once(root, { AtRule }) {
    root.walkRules(NIGHT, (rule) => {
      const { parent } = rule;
      const isOnScreen =
        parent?.type === 'root' ||
        (parent?.type === 'atrule' && 'params' in parent && parent.params === 'screen');
      if (!isOnScreen || rule.selector.includes(':not(')) return;
      const atNight = new AtRule({
        name: 'media',
        params: '(scripting: none) and (prefers-color-scheme: dark)',
      });
      atNight.append(rule.clone({ selector: rule.selector.replace(NIGHT, ':root') }));
      rule.after(atNight);
    });
  },
};
