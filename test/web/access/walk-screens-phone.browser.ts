import { SCREENS } from './looks.ts'
import { ledThrough } from './walk.ts'
import { PHONE } from './window.ts'

ledThrough('on a phone: screens', PHONE, SCREENS)
