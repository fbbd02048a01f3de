/** The page exists, the item does not, or a visitor may not see it, or it is unknown: all look alike. */
import { OpeningState } from '../organisation/OpeningState.tsx'
import { PhoneLink } from '../organisation/PhoneLink.tsx'
import { Page } from '../page/Page.tsx'
import { ArrowLink, Button, LinkButton } from './Button.tsx'
import { Door } from './Door.tsx'
import { TextField } from './forms/TextField.tsx'
import { LoadError } from './LoadError.tsx'
import type { Retry } from './use-retry.ts'

/** Answers with status 404 on the server; with 503 and a way to retry where the query failed. */
export function MissingItem({
  title,
  text,
  back,
  retry,
}: {
  title: string
  text?: string
  back: { to: string; text: string }
  /** What `useRetry` returns. */
  retry?: Retry
}) {
  return (
    <Page
      title={title}
      description={text ? `${title} - ${text}` : undefined}
      status={retry?.hasFailed ? 503 : 404}
    >
      <div className="page lost">
        <Door state="closed" />
        <div>
          <h1>{title}</h1>
          {text && <p className="lead muted">{text}</p>}
          <p>
            <ArrowLink isBack to={back.to}>
              {back.text}
            </ArrowLink>
          </p>
          {retry?.hasFailed && <LoadError {...retry} />}
        </div>
      </div>
    </Page>
  )
}

/** Answers with status 404 on the server. */
export function NotFound() {
  return (
    <Page title="404 Page Not Found" status={404}>
      <div className="page lost">
        <Door state="open" />
        <div>
          <h1>404 Page Not Found</h1>
          <p className="lead muted">Did you forget to add the page to the router?</p>
          <p>This page is not here. These doors are open:</p>
          <div className="row">
            <LinkButton variant="accent" to="/get-help">
              Request Legal Aid
            </LinkButton>
            <LinkButton variant="outline" to="/">
              Home
            </LinkButton>
            <LinkButton variant="quiet" to="/services">
              Our Services
            </LinkButton>
            <LinkButton variant="quiet" to="/know-your-rights">
              Know Your Rights
            </LinkButton>
          </div>
          <form className="row" action="/search">
            <TextField name="q" type="search" label="Search this site" />
            <Button type="submit">Search</Button>
          </form>
          <p>
            Rather talk? Call <PhoneLink className="nowrap" />. <OpeningState className="muted" />
          </p>
        </div>
      </div>
    </Page>
  )
}
