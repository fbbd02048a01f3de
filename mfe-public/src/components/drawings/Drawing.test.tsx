import { renderScreen } from '@access/shell/testing'
import { waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Drawing } from './Drawing.tsx'
import { lights } from './lights.tsx'
import { places } from './places.tsx'
import { createRandom } from './random.ts'
import { subjects } from './subjects.tsx'

const draw = (element: ReactNode) => renderScreen([{ path: '*', element }]).container

test('a drawing has the place cut to what has room, and its subject whole, and says nothing to a screen reader', async () => {
  const page = draw(<Drawing drawn={{ topic: 'Employment', seed: 'wages' }} />)
  await waitFor(() => expect(page.querySelectorAll('svg')).toHaveLength(2))
  const layers = [...page.querySelectorAll('svg')]
  expect(layers.map((layer) => layer.getAttribute('preserveAspectRatio'))).toEqual([
    'xMidYMax slice',
    'xMidYMax meet',
  ])
  expect(layers.every((layer) => layer.getAttribute('aria-hidden') === 'true')).toBe(true)
})

test('neighbours in a list have different drawings', async () => {
  const before = { topic: 'Employment', seed: 'wages' }
  const page = draw(
    <>
      <Drawing drawn={before} />
      <Drawing drawn={{ ...before }} before={[before]} />
    </>,
  )
  await waitFor(() => expect(page.querySelectorAll('svg')).toHaveLength(4))
  const [place, subject, nextPlace, nextSubject] = [...page.querySelectorAll('svg')].map(
    ({ innerHTML }) => innerHTML,
  )
  expect(nextPlace).not.toBe(place)
  expect(nextSubject).not.toBe(subject)
})

test('every part takes its colours from the theme', () => {
  const page = draw(
    createElement(
      'svg',
      { 'aria-hidden': true },
      ...Object.values(places).map((place) => place.draw(createRandom('a'))),
      ...Object.values(subjects),
      ...Object.values(lights),
    ),
  )
  const shapes = [...page.querySelectorAll('path, circle')]
  expect(shapes.length).toBeGreaterThan(300)
  for (const shape of shapes) {
    expect(shape.getAttribute('class')).toMatch(
      /^(f-(wall|deep|mid|soft|light|glow|paper|pane|warm)|draw s-(deep|mid|soft|light|glow|warm|paper))$/,
    )
    expect(shape.hasAttribute('fill') || shape.hasAttribute('stroke')).toBe(false)
  }
})
