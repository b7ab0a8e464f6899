/** Rules of `.scene` and of one drawing: `--k1: light-dark(#e3eadf, #1a2430);`. */
const RULE = /^\.scene(?:\[data-scene='(\w+)'\])? \{([^}]*)\}/gm;
const COLOUR = /(--[\w-]+): (?:light-dark\()?([^;,]+)/g;

/**
 * A drawing with its light colours inlined, for other programs.
 * @param drawing the SVG that pages `<use>`
 * @param styleSheet Scene.module.css
 * @throws Error if a colour is missing
 */
export function standaloneScene(scene: string, drawing: string, styleSheet: string): string {
  const colours = new Map<string, string>();
  for (const [, of, declarations = ''] of styleSheet.matchAll(RULE))
    if (of === undefined || of === scene)
      for (const [, name = '', value = ''] of declarations.matchAll(COLOUR)) colours.set(name, value);
  return drawing.replaceAll(/var\((--[\w-]+)\)/g, (_use, name: string) => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`The scene "${scene}" has no colour ${name}.`);
    return colour;
  });
}
