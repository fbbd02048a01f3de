/** The browser's entry: hydrates the page that the server rendered, without fetching its data again. */
import '@access/kit/styles/index.css'
import './icon.svg'
import { setOrganisationTimeZone } from '@access/kit'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { type BootData, bootElementId } from './remotes/boot-data.ts'
import { createBrowserRemoteLoader } from './remotes/browser-remote-loader.ts'

const boot = JSON.parse(document.getElementById(bootElementId)!.textContent) as BootData

setOrganisationTimeZone(boot.office.timeZone)
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
