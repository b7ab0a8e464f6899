/**
 * Lingui's macros, for SWC in the build and in the tests. Sentences stay in the code until the build puts translations
 * in their places (texts.plugin.ts).
 * @type {[string, object]}
 */
export const TEXT_MACROS = [
  '@lingui/swc-plugin',
  {
    useLinguiV5IdGeneration: true,
    descriptorFields: 'message',
    runtimeModules: { i18n: ['#texts', 'i18n'], Trans: ['#trans', 'Trans'] },
  },
];
