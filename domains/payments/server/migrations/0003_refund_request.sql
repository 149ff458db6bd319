ALTER TABLE "payments"."orders" RENAME COLUMN "refund_asked" TO "refund_request";
