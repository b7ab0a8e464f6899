import { logFailure } from './logFailure.ts';

let audio: AudioContext | null = null;

const BEEPS = 6;
const BEEP_SECONDS = 0.25;
const EVERY_SECONDS = 0.5;
const VIBRATION_MS = [300, 200, 300, 200, 300];

/** Call it within a press: browsers allow no sound without one. */
export function prepareRing(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume().catch((error: unknown) => logFailure('The timer cannot be heard', error));
}

/** Some beeps, and a phone's vibration. */
export function ring(): void {
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
  if (audio === null) return;
  const start = audio.currentTime;
  for (let beep = 0; beep < BEEPS; beep += 1) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = 880;
    volume.gain.value = 0.2;
    tone.connect(volume).connect(audio.destination);
    tone.start(start + beep * EVERY_SECONDS);
    tone.stop(start + beep * EVERY_SECONDS + BEEP_SECONDS);
  }
}
