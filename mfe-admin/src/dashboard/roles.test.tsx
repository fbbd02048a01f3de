/** What each role sees on the dashboard, and what is asked for it. */
import type { Role } from '@access/service-kit/roles/roles.rules'
import { createFakeGateway } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderPart } from '../testing/render-part.tsx'
import Dashboard from './Dashboard.tsx'

const expectations: [Role, { queries: string[]; statistics: string[]; sections: string[] }][] = [
  [
    'intakeWorker',
    {
      queries: ['requests'],
      statistics: ['Legal Aid Requests'],
      sections: ['Quick Actions', 'Request statistics'],
    },
  ],
  [
    'editor',
    {
      queries: ['content'],
      statistics: ['Total Cases', 'Blog Posts', 'Team Members'],
      sections: ['Quick Actions'],
    },
  ],
  ['auditor', { queries: ['audit'], statistics: [], sections: ['Recent Activity'] }],
]

test.each(expectations)(
  '%s sees what the role includes, and nothing else is asked for',
  async (role, expected) => {
    const gateway = createFakeGateway({ Dashboard: {} })
    renderPart(<Dashboard />, gateway, { role })
    await screen.findByRole('heading', { name: 'Dashboard' })
    const listQueries = () =>
      Object.entries(getLastVariables(gateway, 'Dashboard')).flatMap(([name, isAsked]) =>
        isAsked ? [name] : [],
      )
    await waitFor(() => expect(listQueries()).toEqual(expected.queries))
    const listStatistics = () =>
      [...document.querySelectorAll('[aria-label="Statistics"] .ant-statistic-title')].map(
        ({ textContent }) => textContent,
      )
    await waitFor(() => expect(listStatistics()).toEqual(expected.statistics))
    const headings = screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(expected.sections)
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
    const pendingWork = screen.queryAllByRole('navigation', { name: 'Pending work' })
    expect(pendingWork).toHaveLength(role === 'intakeWorker' ? 1 : 0)
  },
)
