/** The browser's menu still installs the app; its own prompt is suppressed (specification, section 7). */
export function preventInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => event.preventDefault());
}
