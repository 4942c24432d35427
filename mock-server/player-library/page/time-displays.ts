import MediaPreviewTimeDisplay from 'media-chrome/media-preview-time-display';
import MediaTimeDisplay from 'media-chrome/media-time-display';
import { minutesAndSeconds } from '#domain/playback/minutes-and-seconds.ts';

const write = (element: HTMLElement, text: string) => {
  const slot = element.shadowRoot?.querySelector('slot');
  if (slot && slot.textContent !== text) slot.textContent = text;
};

/** The position, or after a press what is left, and the duration. */
class PlayerTime extends MediaTimeDisplay {
  override update(): void {
    super.update();
    const duration = Number(this.getAttribute('mediaduration'));
    const position = Number(this.getAttribute('mediacurrenttime'));
    const now = this.remaining ? `-${minutesAndSeconds(duration - position)}` : minutesAndSeconds(position);
    // Between two videos the position is that of the last one.
    write(this, duration > 0 ? `${now}\u00a0/\u00a0${minutesAndSeconds(duration)}` : '');
  }
}

/** The position under the pointer on the seek bar. */
class PlayerPreviewTime extends MediaPreviewTimeDisplay {
  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    write(this, minutesAndSeconds(Number(this.getAttribute('mediapreviewtime'))));
  }
}

customElements.define('player-time', PlayerTime);
customElements.define('player-preview-time', PlayerPreviewTime);
