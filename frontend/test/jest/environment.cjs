const { TestEnvironment } = require('jest-environment-jsdom');
const failOnWarnings = require('./failOnWarnings.cjs');

const CLOCK_MS = 1000;
const NEVER_MS = 2 ** 31 - 1;

/** jsdom plus browser features that it lacks. No MessageChannel: an open port keeps Jest from exiting. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global: page } = this;
    Object.assign(page, {
      TextEncoder,
      TextDecoder,
      structuredClone,
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      WritableStream,
      TransformStream,
    });
    page.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    });
    // Clocks of screens stand, as a tick between two steps of a test is outside of act(); stopTime() moves them.
    const { setInterval } = page;
    page.setInterval = (run, ms = 0, ...values) => setInterval(run, ms < CLOCK_MS ? ms : NEVER_MS, ...values);
    // Otherwise pointer events have no position and no button.
    page.PointerEvent ??= class PointerEvent extends page.MouseEvent {
      constructor(type, { pointerId = 0, pointerType = '', ...init } = {}) {
        super(type, init);
        Object.assign(this, { pointerId, pointerType });
      }
    };
    // Without layout no element would be visible, so none could take the focus.
    page.Element.prototype.getClientRects = function () {
      return this.isConnected ? [this.getBoundingClientRect()] : [];
    };
    page.Element.prototype.hasPointerCapture ??= () => false;
    page.Element.prototype.setPointerCapture ??= () => {};
    page.Element.prototype.scrollIntoView ??= () => {};
    page.Element.prototype.scrollTo ??= () => {};
    page.scrollTo = () => {};
    page.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // Without layout every element is in view.
    page.IntersectionObserver ??= class {
      constructor(report) {
        this.observe = (target) => report([{ target, isIntersecting: true }], this);
      }
      unobserve() {}
      disconnect() {}
    };
    page.CSS ??= { escape: (text) => text, supports: () => false };
  }
}

module.exports = failOnWarnings(BrowserEnvironment);
