import { renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import {
  Badge,
  DescriptionList,
  Masthead,
  MissingItem,
  Paragraphs,
  Portrait,
  StatusBadge,
  Tags,
} from './index.ts'

const show = (element: ReactNode) => renderScreen([{ path: '*', element }])

test('a status is shown as text, its colour only repeats it', () => {
  show(
    <>
      <StatusBadge status="won" />
      <StatusBadge status="pending" />
      <Badge>Housing Rights</Badge>
      <Badge tone="plum">Housing</Badge>
    </>,
  )
  expect(screen.getByText('Won').className).toBe('badge badge-moss')
  expect(screen.getByText('Pending').className).toBe('badge badge-amber')
  expect(screen.getByText('Housing Rights').className).toBe('badge')
  expect(screen.getByText('Housing').className).toBe('badge badge-plum')
})

test('typed text becomes paragraphs and lists, and is never read as HTML', () => {
  show(<Paragraphs text={'One line\nand its end.\n\nA list:\n- one\n- <b>two</b>\n\nThe end.'} />)
  expect(screen.getAllByRole('paragraph').map((one) => one.textContent)).toEqual([
    'One line and its end.',
    'A list:',
    'The end.',
  ])
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['one', '<b>two</b>'])
})

test('facts that are not known are left out, and no facts at all leave no list', () => {
  const { container, rerender } = show(
    <DescriptionList
      items={[
        ['Judge', null],
        ['Court', 'Appeals Court'],
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((one) => one.textContent)).toEqual(['Court'])
  rerender(<DescriptionList items={[['Judge', '']]} />)
  expect(container.querySelector('dl')).toBeNull()
})

test('without keywords there is no list of them', () => {
  show(<Tags tags={[]} />)
  expect(screen.queryByRole('list', { name: 'Keywords' })).toBeNull()
})

test('a portrait without a photograph shows the first letters of the first two names', () => {
  show(<Portrait name="Marisol Vega Ortiz" />)
  expect(screen.getByText('MV')).toBeDefined()
})

test('a missing item answers 404 and leads back', () => {
  const { page } = show(
    <MissingItem
      title="Case Not Found"
      text="It has been removed"
      back={{ to: '/cases', text: 'Back to Cases' }}
    />,
  )
  expect(page).toMatchObject({ status: 404, description: 'Case Not Found - It has been removed' })
  expect(screen.getByRole('link', { name: 'Back to Cases' }).getAttribute('href')).toBe('/cases')
})

test('breadcrumbs are shown, and recorded as they are shown', () => {
  const trail = [{ to: '/events', text: 'Events' }]
  const { page } = show(<Masthead title="A very long title" currentLabel="Clinic" ancestors={trail} />)
  const visible = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
  expect(page.breadcrumbs?.map(({ text }) => text)).toEqual(visible.map((one) => one.textContent))
  expect(page.breadcrumbs).toEqual([{ to: '/', text: 'Home' }, ...trail, { text: 'Clinic' }])
})
