/** The contact page of an organization that has nothing in common with the demonstration. */
import { otherFacts, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

test('the contact page says how to reach this office, and nothing of another', async () => {
  const { page } = renderScreen(routes, { path: '/contact', office: otherFacts })
  await screen.findByRole('heading', { level: 1 })
  screen.getByText(otherFacts.name)
  screen.getByText(/^If you are in danger, call 112\./)
  expect(screen.getByRole('link', { name: '42 555 01 00' }).getAttribute('href')).toBe('tel:+48425550100')
  expect(page).toMatchObject({
    title: `Contact Us – ${otherFacts.name}`,
    description: expect.stringContaining('We answer within 24-72 hours.'),
  })
  expect(document.body.textContent).not.toMatch(
    /Access to Justice|Port Maren|New Lorraine|Lantern|Cooper|\b911\b|privacy@example\.org|24-48/,
  )
})
