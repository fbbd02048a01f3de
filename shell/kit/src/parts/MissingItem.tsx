/** The page exists, the item does not, or a visitor may not see it, or nobody can tell: they are told alike. */
import { Page } from '../page/Page.tsx'
import { Door } from './Door.tsx'
import { Go } from './Go.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import type { Retry } from './useRetry.ts'

/** Answers with status 404 on the server; with 503 and a way to try again where the asking failed. */
export function MissingItem({
  title,
  text,
  back,
  retry,
}: {
  title: string
  text?: string
  back: { to: string; text: string }
  /** What `useRetry` makes of the asking. */
  retry?: Retry
}) {
  return (
    <Page
      title={title}
      description={text ? `${title} - ${text}` : undefined}
      status={retry?.failed ? 503 : 404}
    >
      <div className="page lost">
        <Door state="closed" />
        <div>
          <h1>{title}</h1>
          {text && <p className="lead muted">{text}</p>}
          <p>
            <Go back to={back.to}>
              {back.text}
            </Go>
          </p>
          {retry?.failed && <LoadFailed {...retry} />}
        </div>
      </div>
    </Page>
  )
}
