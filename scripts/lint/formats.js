const MESSAGE = 'Formats follow the reader: domain/text/formats.ts and dates/ have them.';

/** No Intl, locale or language of the browser beside the formats of domain/text. */
export const formats = {
  create(context) {
    const refuse = (node) => context.report({ node, message: MESSAGE });
    return {
      MemberExpression(node) {
        const { name } = node.property;
        const isIntl = node.object.type === 'Identifier' && node.object.name === 'Intl';
        const isBrowsers =
          node.object.type === 'Identifier' &&
          node.object.name === 'navigator' &&
          name?.startsWith('language');
        if (isIntl || isBrowsers || /^(localeCompare|toLocale\w+)$/.test(name ?? '')) refuse(node);
      },
      Literal(node) {
        if (/^[a-z]{2}-[A-Z]{2}$/.test(String(node.value))) refuse(node);
      },
    };
  },
};
