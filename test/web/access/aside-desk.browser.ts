import { opensWell } from './opened.ts'
import { ASIDE } from './openings.ts'
import { DESK } from './window.ts'

opensWell('What opens beside the rest on a desk', DESK, ASIDE)
