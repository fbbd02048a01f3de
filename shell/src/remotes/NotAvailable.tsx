/** What stands in the place of a remote that could not be had. */

export function NotAvailable({ onTryAgain }: { onTryAgain(): void }) {
  return (
    <section className="not-available wrap" role="alert">
      <h1>This part of the site is not available right now</h1>
      <p>The rest of the site still works.</p>
      <button type="button" className="btn" onClick={onTryAgain}>
        Try again
      </button>
    </section>
  )
}
