import type { Appearance } from '@stripe/stripe-js';

export function stripeAppearance(theme: 'light' | 'dark'): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
  const ring = `0 0 0 1px ${token('pine')}`;
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: token('pine'),
      colorBackground: token('surface'),
      colorText: token('ink'),
      colorTextSecondary: token('ink-soft'),
      colorTextPlaceholder: token('ink-faint'),
      colorDanger: token('berry'),
      colorSuccess: token('pine'),
      iconColor: token('ink-soft'),
      borderRadius: token('radius-control'),
      // Stripe's frame cannot load our fonts.
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: '16px',
      spacingUnit: '4px',
      gridRowSpacing: '16px',
      focusBoxShadow: ring,
    },
    rules: {
      '.Label': { fontSize: '14px', fontWeight: '640', color: token('ink'), marginBottom: token('s8') },
      '.Input': { borderColor: token('control'), boxShadow: 'none', padding: '12px' },
      '.Input:focus': { borderColor: token('pine'), boxShadow: ring },
      '.Input--invalid': { borderColor: token('berry'), boxShadow: 'none' },
      '.Tab': { borderColor: token('control'), boxShadow: 'none' },
      '.Tab--selected': { borderColor: token('pine'), boxShadow: ring, backgroundColor: token('pine-soft') },
      '.Error': { fontSize: '14px' },
    },
  };
}
