import { useEffect, useState } from 'react';
import { levelFromRms, nextPeak } from '#kit/ui/measure/level.ts';

/** How often the level is drawn, ms. */
const every = 80;

/** How loud a stream is now and was a moment ago, each 0 to 1. Still while the page may not use sound yet. */
export function useSoundLevel(stream: MediaStream | null): { level: number; peak: number } {
  const [shown, setShown] = useState({ level: 0, peak: 0 });
  useEffect(() => {
    const track = stream?.getAudioTracks()[0];
    if (!track) {
      setShown({ level: 0, peak: 0 });
      return undefined;
    }
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 1024 });
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const rms = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      const level = levelFromRms(rms);
      setShown((before) => ({ level, peak: nextPeak(before.peak, level, every) }));
    }, every);
    const wake = () => void context.resume();
    document.addEventListener('pointerdown', wake);
    document.addEventListener('keydown', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('pointerdown', wake);
      document.removeEventListener('keydown', wake);
      void context.close();
    };
  }, [stream]);
  return shown;
}
