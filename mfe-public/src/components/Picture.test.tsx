import '@access/shell/testing'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { focalSteps } from '@access/content/content-type/focal-point.rules'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getImageAltText, Picture } from './Picture.tsx'

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

test('an image is shown around the focal point in its address, which no other width needs', () => {
  render(<Picture src={`${ownImage}#focal=25-75`} alt="A door" />)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A door' })
  expect(image.getAttribute('src')).toBe(`${ownImage}#focal=25-75`)
  expect(image.srcset).not.toContain('#')
  expect([image.width, image.height]).toEqual([1200, 900])
})

test('the style sheet of the pages has a rule for each side of a focal point but the center', () => {
  const styles = readFileSync(
    path.resolve(import.meta.dirname, '../../../shell/kit/src/styles/components/picture.css'),
    'utf8',
  )
  for (const step of focalSteps.filter((step) => step !== 50)) {
    expect(styles).toMatch(new RegExp(`\\[src\\*="=${step}-"\\] \\{\\s+--focal-x: ${step}%;`))
    expect(styles).toMatch(new RegExp(`\\[src\\$="-${step}"\\] \\{\\s+--focal-y: ${step}%;`))
  }
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
