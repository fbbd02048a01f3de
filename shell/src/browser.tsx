/** Where the browser begins: takes over the page that the server rendered, asking for nothing again. */
import '@access/kit/styles/index.css'
import './icon.svg'
import { tellTimeIn } from '@access/kit'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { type Boot, bootElementId } from './boot.ts'
import { browserShelf } from './remotes/browserShelf.ts'

const boot = JSON.parse(document.getElementById(bootElementId)!.textContent) as Boot

tellTimeIn(boot.office.timeZone)
hydrateRoot(
  document.getElementById('root')!,
  <BrowserRouter>
    <App
      shelf={browserShelf(boot)}
      restored={boot.data}
      office={boot.office}
      submitted={boot.submitted}
      unknown={boot.unknown}
    />
  </BrowserRouter>,
)
