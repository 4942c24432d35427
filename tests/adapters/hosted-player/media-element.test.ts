import { describe, expect, it } from 'vitest';
import { followMediaElement, mediaElementIn, showInPicture } from '#adapters/hosted-player/media-element.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeFakePicture } from '#tests/doubles/fake-picture.ts';

function follow(...[abilities]: Parameters<typeof makeFakePicture>) {
  const picture = makeFakePicture(abilities);
  const heard: unknown[] = [];
  followMediaElement(picture.video, (changes) => heard.push(changes));
  return { ...picture, heard };
}

describe('the media element of a player', () => {
  it('is in its container', () => {
    const { container, video } = makeFakePicture();
    expect(mediaElementIn(container)).toBe(video);
  });

  it('may be missing', () => {
    const { container, video } = makeFakePicture();
    video.remove();
    expect(mediaElementIn(container)).toBeNull();
  });
});

describe('picture-in-picture [PLY-08]', () => {
  it('is off at first, where the browser has it', () => {
    expect(follow({ pictureInPicture: true }).heard).toEqual([{ pictureInPicture: 'off' }]);
  });

  it('is not there where the browser has none', () => {
    expect(follow().heard).toEqual([]);
  });

  it('is not there where the video forbids it', () => {
    const { video } = makeFakePicture({ pictureInPicture: true });
    Object.assign(video, { disablePictureInPicture: true });
    const heard: unknown[] = [];
    followMediaElement(video, (changes) => heard.push(changes));
    expect(heard).toEqual([]);
  });

  it('is on as soon as the browser shows it, and off when it is closed there', async () => {
    const { video, heard, told } = follow({ pictureInPicture: true });
    showInPicture(video, true);
    await settled();
    expect(heard.at(-1)).toEqual({ pictureInPicture: 'on' });
    showInPicture(video, false);
    await settled();
    expect(heard.at(-1)).toEqual({ pictureInPicture: 'off' });
    expect(told).toEqual(['picture-in-picture', 'page']);
  });

  it('is not closed if it shows another video', async () => {
    const { video, told } = follow({ pictureInPicture: true });
    const { video: other } = makeFakePicture();
    Object.assign(video.ownerDocument, { pictureInPictureElement: other });
    showInPicture(video, false);
    await settled();
    expect(told).toEqual([]);
  });

  it.each([true, false])('stays as it is if the browser refuses: %s', async (isInPicture) => {
    const { video, heard, told } = follow({ pictureInPicture: true, refuses: true });
    if (!isInPicture) Object.assign(video.ownerDocument, { pictureInPictureElement: video });
    showInPicture(video, isInPicture);
    await settled();
    expect(told).toHaveLength(1);
    expect(heard).toEqual([{ pictureInPicture: 'off' }]);
  });
});

describe('AirPlay [PLY-08]', () => {
  it.each([
    ['available', true],
    ['not-available', false],
    ['maybe', false],
  ])('is there if its devices are %s: %s', (availability, hasAirPlay) => {
    const { heard, ...picture } = follow({ airPlay: true });
    expect(heard).toEqual([]);
    picture.findDevices(availability);
    expect(heard).toEqual([{ hasAirPlay }]);
  });

  it('is not there where the browser has none', () => {
    const { heard, ...picture } = follow();
    picture.findDevices('available');
    expect(heard).toEqual([]);
  });
});
