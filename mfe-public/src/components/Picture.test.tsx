import '@access/shell/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getImageAltText } from './image-alt-text.ts'
import { Picture } from './Picture.tsx'

const ownImage = '/api/files/5c2b7a10-0000-4000-8000-000000000009/door-1200x900.webp'

test('an image of ours is loaded in the width there is room for, and does not shift the layout', () => {
  render(<Picture src={ownImage} alt="A door" sizes="8rem" />)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A door' })
  expect(image.srcset.split(', ')).toEqual([
    `${ownImage.replace('1200x900', '480x360')} 480w`,
    `${ownImage.replace('1200x900', '960x720')} 960w`,
    `${ownImage} 1200w`,
  ])
  expect([image.width, image.height, image.sizes]).toEqual([1200, 900, '8rem'])
})

test('an image of another site is loaded as it is', () => {
  render(<Picture src="https://example.org/api/files/door-1200x900.webp" alt="A door" />)
  const image = screen.getByRole('img', { name: 'A door' })
  expect(image.getAttribute('srcset')).toBeNull()
  expect(image.getAttribute('width')).toBeNull()
})

test.each([
  ['what was written for it', 'An open door', false, 'An open door'],
  ['nothing when it only decorates', 'An open door', true, ''],
  ['what it belongs to when nobody was asked', null, false, 'Picture for Rights'],
])('instead of a picture is said %s', (_, featuredImageAlt, featuredImageDecorative, altText) => {
  expect(getImageAltText({ title: 'Rights', featuredImageAlt, featuredImageDecorative })).toBe(altText)
})
