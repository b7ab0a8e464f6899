import express, { Router } from 'express';
import { receiveCardEvent } from '../payment/purchase/receiveCardEvent.service.ts';
import type { Admission } from './request/admission.ts';
import { withinLength } from './announcedLength.ts';
import { inRequest, type ServingDeps } from './request/requestCtx.ts';
import { nameOperation } from './request/requestMetrics.ts';

const PATH = '/api/stripe/webhook';
const BODY_LIMIT_BYTES = 256 * 1024;

/** Receives payment events, before JSON parsing and the cross-site check: their signature covers the raw bytes. */
export function cardWebhook(deps: ServingDeps, admission: Admission): Router {
  const router = Router();
  const read = express.raw({ type: () => true, limit: BODY_LIMIT_BYTES, inflate: false });
  router.post(PATH, withinLength(BODY_LIMIT_BYTES, read), admission.wait, async (request, response) => {
    nameOperation(response, `POST ${PATH}`);
    await inRequest(deps, request, response, async (ctx) => {
      response.json(await receiveCardEvent(ctx, request.body, request.get('stripe-signature') ?? ''));
    });
  });
  return router;
}
