CREATE TABLE "request_count" (
	"key" text NOT NULL,
	"family" text NOT NULL,
	"day" text NOT NULL,
	"requests" bigint NOT NULL,
	CONSTRAINT "request_count_key_family_day_pk" PRIMARY KEY("key","family","day")
);
--> statement-breakpoint
ALTER TABLE "request_count" ADD CONSTRAINT "request_count_key_api_key_short_fk" FOREIGN KEY ("key") REFERENCES "api_key"("short") ON DELETE no action ON UPDATE no action;