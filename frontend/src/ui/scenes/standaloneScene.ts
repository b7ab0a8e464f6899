/** Declarations of `.scene` and of one drawing, by day: `--k1: #e3eadf;`. Those of the night begin with `:global`. */
const DAY_RULE = /^\.scene(?:\[data-scene='(\w+)'\])? \{([^}]*)\}/gm;
const COLOUR = /(--[\w-]+): ([^;]+);/g;

/**
 * A drawing as a picture that stands on its own, in its colours by day: for other programs, whose pages do not have
 * our style sheet.
 * @param drawing the file that the product's own pages bring in with `<use>`
 * @param styleSheet Scene.module.css, where the colours are
 * @throws Error when the drawing has a colour that the style sheet does not name
 */
export function standaloneScene(scene: string, drawing: string, styleSheet: string): string {
  const colours = new Map<string, string>();
  for (const [, of, declarations = ''] of styleSheet.matchAll(DAY_RULE))
    if (of === undefined || of === scene)
      for (const [, name = '', value = ''] of declarations.matchAll(COLOUR)) colours.set(name, value);
  return drawing.replaceAll(/var\((--[\w-]+)\)/g, (_use, name: string) => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`The scene "${scene}" has no colour ${name}.`);
    return colour;
  });
}
