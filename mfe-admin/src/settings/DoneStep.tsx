/** The last step: what is still open, and the way to the website. */

import { Button, Flex } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import { useQuery } from 'urql'
import parts from '../components/components.module.css'
import screen from '../components/screen.module.css'
import { getPageLabel, isKnownPage, isOnWebsite } from '../data/page-labels.ts'
import { useAction } from '../data/use-action.ts'
import { siteLink } from '../frame/navigation.ts'
import { FinishSetupDocument, PagesWithGapsDocument } from './office-setup.generated.ts'
import { listOpenPoints } from './open-points.ts'
import { StepFooter, type StepLinks } from './StepFooter.tsx'
import { getStepPath, textsStep } from './setup-steps.ts'
import type { emptyOffice } from './use-office-settings.ts'

export function DoneStep({ office, previousPath }: StepLinks & { office: typeof emptyOffice }) {
  const navigate = useNavigate()
  const [{ data }] = useQuery({ query: PagesWithGapsDocument, requestPolicy: 'cache-and-network' })
  const { act, isActing } = useAction(FinishSetupDocument, {
    successMessage: 'Your setup is finished',
    failureMessage: 'Failed to finish the setup',
  })
  const pagesWithGaps =
    data?.pages
      .filter(isKnownPage)
      .filter(isOnWebsite(office))
      .filter(({ gaps }) => gaps.length > 0) ?? []
  const openPoints = listOpenPoints(office)
  const isComplete = openPoints.length === 0 && pagesWithGaps.length === 0

  async function finish() {
    if (await act({})) navigate(siteLink.to)
  }

  return (
    <div className={screen.card}>
      <div className={parts.inside}>
        <p className="narrow">
          {isComplete
            ? 'Nothing is left to do.'
            : 'You can open your website as it is. Still to do, when you have time:'}
        </p>
        {!isComplete && (
          <Flex component="ul" vertical gap="small" aria-label="Still open">
            {openPoints.map(({ slug, title, text }) => (
              <li key={slug}>
                <Link to={getStepPath(slug)}>{title}</Link>: {text}
              </li>
            ))}
            {pagesWithGaps.length > 0 && (
              <li>
                <Link to={getStepPath(textsStep)}>Texts</Link>: gaps to fill in{' '}
                {new Intl.ListFormat('en-US').format(pagesWithGaps.map(getPageLabel))}
              </li>
            )}
          </Flex>
        )}
        <p className="narrow">
          All of it stays in <Link to="/admin/settings">Settings</Link>. Invite colleagues in{' '}
          <Link to="/admin/administrators">Administrators</Link>.
        </p>
      </div>
      <StepFooter previousPath={previousPath}>
        <Button type="primary" loading={isActing} onClick={finish}>
          Open your website
        </Button>
      </StepFooter>
    </div>
  )
}
