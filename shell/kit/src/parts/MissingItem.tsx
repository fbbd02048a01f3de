/** The page exists, the item does not, or a visitor may not see it: the two are told alike. */
import { Page } from '../page/Page.tsx'
import { Door } from './Door.tsx'
import { Go } from './Go.tsx'

/** Answers with status 404 on the server. */
export function MissingItem({
  title,
  text,
  back,
}: {
  title: string
  text?: string
  back: { to: string; text: string }
}) {
  return (
    <Page title={title} description={text ? `${title} - ${text}` : undefined} status={404}>
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
        </div>
      </div>
    </Page>
  )
}
