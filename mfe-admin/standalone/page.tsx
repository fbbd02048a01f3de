/** This remote without the shell: `npm run dev -w mfe-admin`. */
import '@access/kit/styles/index.css'
import { mountStandalone } from '@access/kit/standalone'
import { routes } from '../src/routes.tsx'

mountStandalone('/admin', routes)
