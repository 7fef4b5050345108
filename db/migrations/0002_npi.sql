CREATE TABLE "npi" (
	"npi" text NOT NULL,
	"kind" text,
	"active" boolean NOT NULL,
	"organization" text,
	"first" text,
	"middle" text,
	"last" text,
	"credential" text,
	"taxonomy" text,
	"address" text,
	"city" text,
	"state" text,
	"postal" text,
	"country" text,
	"phone" text,
	"deactivated_at" text,
	"replacement" text
);
--> statement-breakpoint
CREATE INDEX "npi_number" ON "npi" USING btree ("npi");