/** Hydrates the page that the server rendered, without fetching its data again. */
import { isolate, setOrganisationTimeZone } from '@access/kit'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import type { BootData } from './remotes/boot-data.ts'
import { createBrowserRemoteLoader } from './remotes/browser-remote-loader.ts'

/** Begins at once, and goes on in small pieces: what somebody presses meanwhile comes first. */
export function hydratePage(boot: BootData): void {
  setOrganisationTimeZone(boot.office.timeZone)
  // Style sheets of the printed page cannot read the title.
  addEventListener('beforeprint', () =>
    document.documentElement.style.setProperty('--running-foot', JSON.stringify(isolate(document.title))),
  )
  // Who wants it on their device finds it in the browser's menu; on a device that others look into nobody is offered it.
  addEventListener('beforeinstallprompt', (event) => event.preventDefault())
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <BrowserRouter>
        <App
          remoteLoader={createBrowserRemoteLoader(boot)}
          initialData={boot.data}
          office={boot.office}
          submittedForm={boot.submittedForm}
          unknownPath={boot.unknownPath}
        />
      </BrowserRouter>,
    )
  })
}
