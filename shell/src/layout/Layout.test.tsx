import { renderScreen } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Layout } from './Layout.tsx'

// jsdom draws no dialogs; what the browser does with one is not ours to test.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

const layout = (
  <Layout>
    <h1>A page</h1>
  </Layout>
)

const renderLayout = (path: string) => renderScreen([{ path: '*', element: layout }], { path })

test('the first thing is a way past the menu', async () => {
  const { user } = renderLayout('/')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to main content')
  expect(document.activeElement?.getAttribute('href')).toBe('#main')
})

test('the header leads to every page and to help, and marks where one is', () => {
  renderLayout('/judgments')
  const header = within(screen.getByRole('banner'))
  const nav = within(header.getByRole('navigation', { name: 'Main' }))
  expect(nav.getByRole('link', { name: 'Judgments' }).getAttribute('aria-current')).toBe('page')
  expect(nav.getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBeNull()
  expect(header.getByRole('link', { name: 'Request Legal Aid' }).getAttribute('href')).toBe('/get-help')
  expect(header.getByRole('link', { name: /^Access to Justice/ }).getAttribute('href')).toBe('/')
})

test('the header leads to the search of the whole site, and so does the drawer', async () => {
  const { user } = renderLayout('/search')
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Search' })
  expect(link.getAttribute('href')).toBe('/search')
  expect(link.getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = within(screen.getByRole('dialog'))
  expect(drawer.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search')
})

test('inside a section its menu link stays marked', () => {
  renderLayout('/cases/7')
  const nav = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(nav.getByRole('link', { name: 'Cases & Impact' }).getAttribute('aria-current')).toBe('true')
})

test('About Us opens and closes by Escape, a press elsewhere and following a link', async () => {
  const { user, getAddress } = renderLayout('/')
  const getSummary = () => within(screen.getByRole('banner')).getByText('About Us', { selector: 'summary' })
  const isOpen = () => getSummary().closest('details')?.open

  await user.click(getSummary())
  expect(isOpen()).toBe(true)
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(getSummary())

  await user.click(getSummary())
  await user.click(screen.getByRole('heading', { name: 'A page' }))
  expect(isOpen()).toBe(false)

  await user.click(getSummary())
  await user.click(screen.getByRole('link', { name: 'Constitution Our governing document' }))
  await waitFor(() => expect(getAddress()).toBe('/constitution'))
  expect(isOpen()).toBe(false)
})

test('the drawer opens with its closing button in focus, and closes by it and by following a link', async () => {
  const { user, getAddress } = renderLayout('/')
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close menu' }))
  await user.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Events' }))
  await waitFor(() => expect(getAddress()).toBe('/events'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the footer says how to reach us and whose words these are', () => {
  renderLayout('/')
  const footer = within(screen.getByRole('contentinfo'))
  for (const text of ['Quick Links', 'Resources', 'Contact', '214 Lantern Street, Suite 300'])
    expect(footer.getByText(text)).toBeDefined()
  expect(footer.getByText(/© 2024/)).toBeDefined()
  expect(footer.getByRole('link', { name: '(555) 555-0100' }).getAttribute('href')).toBe('tel:+15555550100')
  expect(footer.getByRole('link', { name: 'help@example.org' }).getAttribute('href')).toBe(
    'mailto:help@example.org',
  )
  expect(footer.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy')
  expect(footer.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms')
  const social = within(footer.getByRole('list', { name: 'Social media' }))
  expect(social.getAllByRole('link').every((link) => link.getAttribute('href') === null)).toBe(true)
})

test('without hydration both menus are lists that expand by themselves', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<StaticRouter location="/">{layout}</StaticRouter>)
  const folds = [...page.querySelectorAll('details')]
  expect(folds.map((fold) => fold.querySelector('summary')?.textContent?.trim())).toEqual([
    'About Us',
    'Menu',
  ])
  expect(folds[1]!.querySelectorAll('a')).toHaveLength(13)
})
